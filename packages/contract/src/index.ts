export { ApiError, createClient, routeUrl } from './client.ts';
export { ERROR_STATUS, type ErrorBody, type ErrorCode } from './errors.ts';
export { type LiveEvent, liveEvent } from './live-events.ts';
export { type ResumeSummary, type StoredResume, storedResume } from './resumes.ts';
export type { HandlerOutput, ParsedInput, Policy, RateLimit, Route } from './route.ts';
export { type RouteName, type Routes, routes } from './routes.ts';
export {
  DEBUG_SCREENS,
  type DebugScreenPath,
  findDebugScreen,
  findScreen,
  SCREEN_REDIRECTS,
  type ScreenPath,
  SCREENS,
} from './screens.ts';
export type { SessionUser } from './session.ts';
