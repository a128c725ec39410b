export interface Objection {
  readonly kind: 'contact' | 'date' | 'number' | 'name' | 'negation' | 'direction' | 'deed' | 'addition';
  /** Words of the translation, or '' for something that is gone. */
  readonly says: string;
  /** Words of the original, or ''. */
  readonly instead: string;
}
