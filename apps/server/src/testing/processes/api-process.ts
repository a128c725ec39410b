import { startEnv } from '../../runtime.ts';
import { startApi } from '../../start-api.ts';

// The same as http.ts, except that it reports its address.
const address = await startApi(startEnv(), { webFolder: null });
process.send?.({ address });
