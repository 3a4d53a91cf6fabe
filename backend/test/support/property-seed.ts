import fc from 'fast-check';

// Properties are tried on the same cases each time, so that what passed passes again. PROPERTY_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) });
