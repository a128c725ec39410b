/** Length of an ad, in UTF-16 units after trimming: less says nothing about a job. */
export const MIN_AD_CHARACTERS = 50;
export const MAX_AD_CHARACTERS = 20_000;
/** Length of one explanation by the model. */
export const MAX_EXPLANATION_CHARACTERS = 400;
