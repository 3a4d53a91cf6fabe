/** What a visitor sees first: what this is, and a phone to try it with. */
export function Welcome() {
  return (
    <div className="mealtext grid min-h-dvh place-content-center gap-4 p-8 text-center">
      <h1 className="text-4xl font-semibold">Mealtext</h1>
      <p className="text-soft">Text what you ate and how you trained, and know where you stand.</p>
      <p>
        <a className="inline-block rounded-lg bg-accent px-6 py-3 font-semibold text-accent-ink" href="/phone">
          Try it on a phone
        </a>
      </p>
    </div>
  );
}
