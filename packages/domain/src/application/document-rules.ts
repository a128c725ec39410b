import { type Conflict, type Path, pathKey, type Side } from '../conflict.ts';
import { type Application, type Contact, EMPTY_APPLICATION, missingOfApplication } from './application.ts';
import { type ApplicationField, isSameApplication, mergeApplications } from './merge.ts';

const valueAt = (application: Application, [field, id]: Path): unknown =>
  field === 'contacts' && id !== undefined
    ? application.contacts.find((contact) => contact.id === id)
    : application[field as ApplicationField];

function withContact(contacts: readonly Contact[], id: string, value: Contact | undefined): Contact[] {
  const others = contacts.filter((contact) => contact.id !== id);
  if (value === undefined) return others;
  return others.length === contacts.length
    ? [...contacts, value]
    : contacts.map((contact) => (contact.id === id ? value : contact));
}

function setAt(application: Application, [field, id]: Path, value: unknown): Application {
  if (field === 'contacts' && id !== undefined)
    return {
      ...application,
      contacts: withContact(application.contacts, id, value as Contact | undefined),
    };
  return { ...application, [field as ApplicationField]: value };
}

/** Content rules for the sync engine that stores documents on the device. */
export const applicationRules = {
  emptyLike: (): Application => EMPTY_APPLICATION,
  merge: mergeApplications,
  isSame: isSameApplication,
  valueAt,
  setAt,
  resolve: (
    application: Application,
    conflicts: readonly Conflict[],
    choices: ReadonlyMap<string, Side>,
  ): Application =>
    conflicts
      .filter(({ path }) => choices.get(pathKey(path)) === 'theirs')
      .reduce((result, { path, theirs }) => setAt(result, path, theirs), application),
  missing: missingOfApplication,
};
