import { Component, type ComponentType, type ReactNode } from 'react';
import { forgetFailedParts, retryParts } from '../lib/lazy-part.tsx';

export interface RetryProps {
  /** Somebody asks for it. */
  onRetry: () => void;
  /** Nobody does, and nobody's page is loaded again for it. */
  onRetryItself: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ComponentType<RetryProps>;
  onReset?: () => void;
}

/** React offers no hook for this: only a class can catch what its children throw. */
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
