const KEY = 'lauda-recovery-token';

/** Between the link in the mail and the new password; this tab only, and never in an address again. */
export const recoveryToken = {
  keep: (token: string): void => sessionStorage.setItem(KEY, token),
  find: (): string | null => sessionStorage.getItem(KEY),
  forget: (): void => sessionStorage.removeItem(KEY),
};
