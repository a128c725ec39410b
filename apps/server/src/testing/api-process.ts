import { startEnv } from '../runtime.ts';
import { startApi } from '../start-api.ts';

// http.ts as it is, but that it tells its address.
const address = await startApi(startEnv(), { webFolder: null });
process.send?.({ address });
