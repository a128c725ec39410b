export interface Objection {
  readonly kind: 'contact' | 'date' | 'number' | 'name' | 'negation' | 'direction' | 'deed' | 'addition';
  /** Text in the translation; '' for something omitted. */
  readonly says: string;
  /** Text in the original, or ''. */
  readonly instead: string;
}
