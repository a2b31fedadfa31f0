// Quiet hours: what a browser tells the server of its clock.

import { expect, test } from 'vitest';
import { clock, quietHours, zoneOffsets } from './push.ts';

test('a clock that is changed twice a year has three offsets in the year ahead', () => {
  const [summer, winter] = [Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 9, 31, 1)];
  const minutesAt = (unixMs: number): number => (unixMs >= summer && unixMs < winter ? 120 : 60);
  expect(zoneOffsets(Date.UTC(2026, 10, 19, 5, 30), minutesAt)).toEqual([
    { from_unix_ms: Date.UTC(2026, 10, 19, 5), minutes: 60 },
    { from_unix_ms: summer, minutes: 120 },
    { from_unix_ms: winter, minutes: 60 },
  ]);
  expect(zoneOffsets(0, () => -480)).toEqual([{ from_unix_ms: 0, minutes: -480 }]);
  let n = 0;
  expect(zoneOffsets(0, () => (n += 1))).toHaveLength(8);
});

test('quiet hours are two different times of day', () => {
  expect(quietHours('22:00', '07:30', 0)).toMatchObject({ from_minute: 1320, until_minute: 450 });
  expect([quietHours('07:30', '07:30', 0), quietHours('', '07:30', 0), quietHours('22:00', 'x', 0)]).toEqual([null, null, null]);
  expect([clock(1320), clock(450), clock(5)]).toEqual(['22:00', '07:30', '00:05']);
});
