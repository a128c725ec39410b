import { Component, type ComponentType, type ReactNode } from 'react';
import { forgetFailedParts, retryParts } from '../../lib/lazy-part.tsx';

export interface RetryProps {
  /** Retry requested by the user. */
  onRetry: () => void;
  /** Automatic retry, which never reloads the page. */
  onRetryItself: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ComponentType<RetryProps>;
  onReset?: () => void;
}

/** React has no hook for this: only a class component can catch errors of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly #retryItself = () => {
    forgetFailedParts();
    this.props.onReset?.();
    this.setState({ hasFailed: false });
  };

  readonly #retry = () => {
    retryParts();
    this.#retryItself();
  };

  override render() {
    const { fallback: Fallback, children } = this.props;
    return this.state.hasFailed ? (
      <Fallback onRetry={this.#retry} onRetryItself={this.#retryItself} />
    ) : (
      children
    );
  }
}
