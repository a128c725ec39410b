/** Remembers the last user's responses; deleted on logout. */
export const ANSWERS_CACHE = 'lauda-answers-1';
/** Items shared with the installed app until the user decides on them; also deleted on logout. */
export const SHARED_CACHE = 'lauda-shared-1';
