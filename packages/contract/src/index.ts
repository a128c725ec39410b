export { routeUrl } from './client.ts';
export { ERROR_STATUS, type ErrorBody, type ErrorCode } from './errors.ts';
export { type LiveEvent, liveEvent } from './live-events.ts';
export { type StoredResume } from './resumes/resumes.ts';
export type { HandlerOutput, ParsedInput, Policy, RateLimit, Route } from './route.ts';
export { type RouteName, type Routes, routes } from './routes.ts';
export { DEBUG_SCREENS, findDebugScreen, findScreen, SCREEN_REDIRECTS, SCREENS } from './screens.ts';
