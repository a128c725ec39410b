export { ApiError, type Client, createClient, routeUrl } from './client.ts';
export { ERROR_STATUS, type ErrorBody, type ErrorCode, isErrorCode } from './errors.ts';
export { type LiveEvent, liveEvent } from './live-events.ts';
export type {
  HandlerOutput,
  Output,
  ParsedInput,
  Policy,
  RateLimit,
  Route,
  RouteInput,
  RouteOutput,
} from './route.ts';
export { type RouteName, type Routes, routes } from './routes.ts';
export { findScreen, SCREEN_REDIRECTS, type Screen, type ScreenPath, SCREENS } from './screens.ts';
export type { SessionUser } from './session.ts';
