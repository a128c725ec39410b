/** Holds who was here last: whoever logs out takes it away. */
export const ANSWERS_CACHE = 'lauda-answers-1';
/** Holds what was shared with the installed app until the person decides about it; goes in the same way. */
export const SHARED_CACHE = 'lauda-shared-1';
