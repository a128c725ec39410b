const KEY = 'lauda-recovery-token';

/** Kept between opening the email link and setting the new password: in this tab only, and never in a URL again. */
export const recoveryToken = {
  keep: (token: string): void => sessionStorage.setItem(KEY, token),
  find: (): string | null => sessionStorage.getItem(KEY),
  forget: (): void => sessionStorage.removeItem(KEY),
};
