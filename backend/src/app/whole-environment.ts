/**
 * The environment of this process. Who starts us beside a database that is starting too sends its addresses when they are known, over the
 * channel between us, so that neither waits for the other. When the channel closes before that, there is nothing to do.
 */
export async function wholeEnvironment(): Promise<NodeJS.ProcessEnv> {
  if (process.env.DATABASE_URL || !process.connected) return process.env;
  const gone = () => process.exit(0);
  process.once('disconnect', gone);
  const told = await new Promise<{ environment: NodeJS.ProcessEnv }>((resolve) => process.once('message', resolve));
  process.off('disconnect', gone);
  return { ...process.env, ...told.environment };
}
