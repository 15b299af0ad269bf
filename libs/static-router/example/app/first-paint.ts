import { recordEarlyLoadState } from '@marehalm/static-router/inline';

recordEarlyLoadState(window);
