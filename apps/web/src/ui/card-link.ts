/** A link or button whose card, the nearest positioned element, is all its target and wears its focus ring. */
export const CARD_LINK =
  "outline-none after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";
