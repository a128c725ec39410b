/** A link or button that extends to its card, the nearest positioned ancestor, which also shows its focus ring. */
export const CARD_LINK =
  "outline-none after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";
