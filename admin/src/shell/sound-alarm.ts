const TONES = [880, 660, 880, 660] as const;
const TONE_S = 0.22;
const LOUDNESS = 0.25;

let context: AudioContext | null = null;

/** Four tones, about a second. A page that nobody has touched since it was opened may be kept silent by its browser. */
export function soundAlarm(): void {
  context ??= new AudioContext();
  void context.resume();
  const begin = context.currentTime + 0.05;
  TONES.forEach((hertz, index) => {
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    tone.frequency.value = hertz;
    gain.gain.value = LOUDNESS;
    tone.connect(gain).connect(context!.destination);
    tone.start(begin + index * TONE_S);
    tone.stop(begin + (index + 0.8) * TONE_S);
  });
}
