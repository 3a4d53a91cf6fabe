interface Share {
  total: number;
  covered: number;
}

/** What Jest tells of a file. */
export interface Covered {
  branches: Share;
  lines: Share;
}

export interface RoomCovered extends Covered {
  room: string;
  files: number;
}

/** Jest's summary by file, as sums by room; the last is of all. */
export function coverageOf(summary: Readonly<Record<string, Covered>>, source: string, rooms: readonly string[]): RoomCovered[] {
  const files = Object.entries(summary).filter(([path]) => path !== 'total');
  const of = (room: string, within: (path: string) => boolean): RoomCovered => {
    const all = files.filter(([path]) => within(path)).map(([, covered]) => covered);
    const sum = (of: keyof Covered): Share => ({
      total: all.reduce((total, covered) => total + covered[of].total, 0),
      covered: all.reduce((total, covered) => total + covered[of].covered, 0),
    });
    return { room, files: all.length, branches: sum('branches'), lines: sum('lines') };
  };
  return [...rooms.map((room) => of(room, (path) => path.startsWith(`${source}/${room}/`))), of('together', () => true)];
}
