export const DRAFT_DATABASE = 'lauda-drafts';
