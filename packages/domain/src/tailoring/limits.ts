/** Of an ad, in UTF-16 units after trimming: less says nothing about a job. */
export const MIN_AD_CHARACTERS = 50;
export const MAX_AD_CHARACTERS = 20_000;
/** Of one explanation by a model. */
export const MAX_EXPLANATION_CHARACTERS = 400;
