const KEY = 'lauda-departure';

/** This tab has left to sign in elsewhere, and comes back with a whole new page. */
export const departure = {
  remember: (): void => sessionStorage.setItem(KEY, ''),
  /** True for the first who asks. */
  take: (): boolean => {
    const hasLeft = sessionStorage.getItem(KEY) !== null;
    if (hasLeft) sessionStorage.removeItem(KEY);
    return hasLeft;
  },
};
