import { prepareDatabase } from '../src/db/prepare-database.ts';

const given = (name: string): URL => {
  const value = process.env[name];
  if (value === undefined || !URL.canParse(value)) throw new Error(`${name} is missing or not an address.`);
  return new URL(value);
};

const owner = given('DATABASE_OWNER_URL');
const password = (url: URL): string => decodeURIComponent(url.password);

prepareDatabase({
  databaseName: decodeURIComponent(owner.pathname.slice(1)),
  passwords: {
    owner: password(owner),
    app: password(given('DATABASE_URL')),
    system: password(given('DATABASE_SYSTEM_URL')),
    auth: password(given('DATABASE_AUTH_URL')),
  },
  adminUrl: process.env['DATABASE_ADMIN_URL'],
});
console.log('Roles and database are there.');
