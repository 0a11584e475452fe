// Whether this device can play alone. Small, since every screen asks; the rest comes when it is needed.
class Here {
  /** Python is kept on this device; null as long as nobody has looked. */
  kept: boolean | null = $state(null);

  /** Whether what is played here survives a reload; known once Python runs. */
  stored: boolean | null = $state(null);
  /** Tables of this device that are being played: a server that comes back does not disturb them. */
  tables = $state(0);

  async look(): Promise<boolean> {
    const { isKept } = await import('./keeping');
    return (this.kept = await isKept());
  }
}

export const here = new Here();
