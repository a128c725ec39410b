/** Holds who was here last: whoever logs out takes it away. */
export const ANSWERS_CACHE = 'lauda-answers-1';
