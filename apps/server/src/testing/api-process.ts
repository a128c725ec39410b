import { startEnv } from '../runtime.ts';
import { startApi } from '../start-api.ts';
import { authenticateTestUsers } from './app.ts';

// http.ts as it is, but for a way to call as a user.
const address = await startApi(startEnv(), { authenticate: authenticateTestUsers, webFolder: null });
process.send?.({ address });
