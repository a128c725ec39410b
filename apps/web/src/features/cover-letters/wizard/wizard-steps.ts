export const WIZARD_STEPS = ['job', 'resume', 'tone', 'write'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
