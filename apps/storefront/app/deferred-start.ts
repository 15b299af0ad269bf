import { deferHydration } from '@marehalm/static-router/inline';

// Inlined at the end of every page by `entry.server.tsx`.
deferHydration();
