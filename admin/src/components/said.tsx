/** Words that a user wrote: a text node in a direction of its own, whatever they hold. */
export function Said({ children, block = false }: { children: string; block?: boolean }) {
  return block ? (
    <p className="said" dir="auto">
      <bdi>{children}</bdi>
    </p>
  ) : (
    <bdi className="said" dir="auto">
      {children}
    </bdi>
  );
}
