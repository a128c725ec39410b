// Made by `npm run messages` from locales/en-US. Do not edit.
export interface MessageParams {
  'app.name': null;
  'app.loading': null;
  'app.processingAuthentication': null;
}

export interface MessageTags {
}
