/** Production on numbers, texts, bytes, times, places and paths. */
import { given, no, yes, type Topics } from './fact';

export const VALUES: Topics = {
  'builtins-time-and-math': [
    ...given({ new: { n: -9 } }, [yes('math.abs(new.n) == 9'), no('math.abs(new.n) < 9')]),
    ...given({ new: { n: 2.1 } }, [yes('math.ceil(new.n) == 3'), no('math.ceil(new.n) <= 2')]),
    yes('timestamp.date(2027, 2, 3) > timestamp.date(2026, 12, 31)'),
    no('timestamp.date(2026, 12, 31) > timestamp.date(2027, 2, 3)'),
    yes("duration.value(3, 'm') > duration.value(2, 'm')"),
    no("duration.value(2, 'm') > duration.value(3, 'm')"),
  ],
  'bytes-toutf8-and-hashing': [
    yes("'carte'.toUtf8().size() == 5"),
    yes("'île'.toUtf8().size() == 4"),
    yes("'ok'.toUtf8().toHexString() == '6F6B'"),
    yes("'ok'.toUtf8() is bytes"),
    yes("hashing.md5('map'.toUtf8()) == hashing.md5('map')"),
    no("hashing.md5('map').toHexString() == 'DEADBEEF'"),
    // padded, in the alphabet for addresses
    yes("'a'.toUtf8().toBase64() == 'YQ=='"),
    no("'a'.toUtf8().toBase64() == 'YQ'"),
    yes("'>>>'.toUtf8().toBase64() == 'Pj4-'"),
    no("'>>>'.toUtf8().toBase64() == 'Pj4+'"),
    // in capitals
    yes("hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'"),
    no("hashing.md5('').toHexString() == 'd41d8cd98f00b204e9800998ecf8427e'"),
    yes(
      "hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'",
    ),
    no(
      "hashing.sha256('').toHexString() == 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'",
    ),
    // the lowest byte first: the check values of both sums are CBF43926 and E3069283
    yes("hashing.crc32('123456789').toHexString() == '2639F4CB'"),
    no("hashing.crc32('123456789').toHexString() == 'CBF43926'"),
    no("hashing.crc32('123456789').toHexString() == 'cbf43926'"),
    yes("hashing.crc32c('123456789').toHexString() == '839206E3'"),
    no("hashing.crc32c('123456789').toHexString() == 'E3069283'"),
    no("hashing.crc32c('123456789').toHexString() == 'e3069283'"),
  ],
  'cross-type-operator-overloads': [
    yes("timestamp.value(1000) + duration.value(2, 's') == timestamp.value(3000)"),
    no("timestamp.value(1000) + duration.value(2, 's') == timestamp.value(1000)"),
    yes("timestamp.value(3000) - duration.value(2, 's') == timestamp.value(1000)"),
    yes("timestamp.value(3000) - timestamp.value(1000) == duration.value(2, 's')"),
    yes("duration.value(20, 'm') + duration.value(40, 'm') == duration.value(1, 'h')"),
    yes("duration.value(1, 'h') - duration.value(40, 'm') == duration.value(20, 'm')"),
    yes('timestamp.date(1999, 12, 31) < timestamp.date(2000, 1, 1)'),
  ],
  'duration-and-latlng': [
    ...[48.85, -91].map((lat) =>
      (lat > 0 ? yes : no)(
        `latlng.value(new.lat, new.lng).latitude() >= -90 && latlng.value(new.lat, new.lng).longitude() <= 180
          && latlng.value(new.lat, new.lng).distance(latlng.value(0, 0)) > 0
          && duration.abs(duration.value(-1, 'h')) == duration.time(1, 0, 0, 0)`,
        { new: { lat, lng: 2.35 } },
      ),
    ),
    yes("duration.value(2250, 'ms').seconds() == 2 && duration.value(2250, 'ms').nanos() == 250000000"),
  ],
  'int-float-and-division': [
    yes('9 / 4 == 2'),
    no('9 / 4 == 2.25'),
    yes('-9 / 4 == -2'),
    yes('9.0 / 4.0 == 2.25'),
    yes('9 / 4.0 == 2.25'),
    yes('9 % 4 == 1'),
    no('1 / 0 == 0'),
    yes('1 / 0 == 0 || true'),
    yes('new.n is int && !(new.n is float)', { new: { n: 7 } }),
    yes('new.n is float && !(new.n is int)', { new: { n: 7.25 } }),
  ],
  'list-and-string-methods': [
    ['sun,sea', 'sea', 'four'],
    ['sun,ice', 'sea', 'four'],
    ['sun,sea', 'Sea', 'four'],
    ['sun,sea', 'sea', 'five!'],
  ].map(([words = '', small = '', four = ''], row) =>
    (row === 0 ? yes : no)(
      `new.words.split(',').hasOnly(['sun', 'sea']) && new.words.split(',').hasAny(['sun', 'moon'])
        && new.words.split(',').hasAll(['sun']) && new.list.join('-') == 'a-b'
        && new.small.lower() == new.small && ' x '.trim().size() == 1 && new.four.upper().size() == 4
        && 'a--b'.replace('--', '-') == 'a-b' && new.values().size() == 4`,
      { new: { words, small, four, list: ['a', 'b'] } },
    ),
  ),
  'matches-full-string-regex': [
    no("'Old Town'.matches('Town')"),
    yes("'Town'.matches('Town')"),
    yes("'Old Town'.matches('.*Town')"),
    yes("'level22'.matches('[a-z]+[0-9]+')"),
    no("'level22.'.matches('[a-z]+[0-9]+')"),
    ...['zoe@maps.fr', '7zoe@maps.fr'].map((email) =>
      (email.startsWith('z') ? yes : no)("request.auth.token.email.matches('[a-z]+@maps\\\\.fr')", {
        token: { email },
      }),
    ),
  ],
  'path-constructor-and-bind': [
    yes('/databases/$(database)/documents/maps/one is path'),
    yes("path('maps/one') is path"),
    yes("path('maps/one') == path('maps/one')"),
    yes("path('maps/one') != path('maps/two')"),
    no("path('maps/one') == path('maps/two')"),
    yes("!(path('maps/one') is string) && !(path('maps/one') is map)"),
    yes("path('maps/{which}').bind({'which': 'one'}) == path('maps/one')"),
    yes("path('maps/one')[1] == 'one'"),
    // a path is no text to make one of
    no("path(path('maps/one')) == path('maps/one')"),
  ],
  'range-slice-list-and-string': given({ new: { list: ['p', 'q', 'r', 's', 't'], text: 'hidden map' } }, [
    yes('new.list[1:4].size() == 3'),
    yes("new.list[2:4][0] == 'r'"),
    yes('new.list[0:5].size() == 5'),
    yes('new.list[3:3].size() == 0'),
    no('new.list[2:50].size() == 3'),
    no('new.list[0:2].size() == 3'),
    yes("new.text[7:10] == 'map'"),
    yes("new.text[0:6] == 'hidden'"),
    yes("new.text[4:4] == ''"),
    no("new.text[7:50] == 'map'"),
  ]),
  'string-literals-and-regex': [
    ...given({ token: { email: 'zoe@maps.fr', name: 'Zoé' } }, [
      yes("request.auth.token.email.matches('.*@maps\\\\.fr')"),
      yes("request.auth.token.email.matches('.*@maps.fr')"),
      yes("!request.auth.token.name.matches('.*\\t.*')"),
    ]),
    no("request.auth.token.email.matches('.*@maps\\\\.fr')", { token: { email: 'zoe@mapsxfr' } }),
  ],
  'time-math-and-casts': [
    [3, 16],
    [1, 16],
    [3, -16],
  ].map(([n = 0, area = 0], row) =>
    (row === 0 ? yes : no)(
      `request.method == 'create' && request.time.year() == 2026 && request.time.month() == 11
        && request.time.day() == 21 && request.time.hours() == 12 && request.time.minutes() == 34
        && request.time.seconds() == 56 && request.time.nanos() == 0 && request.time.dayOfWeek() == 6
        && request.time.dayOfYear() == 325 && request.time.toMillis() == 1795264496000
        && request.time.date() == timestamp.date(2026, 11, 21)
        && request.time.time() == duration.time(12, 34, 56, 0)
        && math.floor(2.9) == 2 && math.round(2.5) == 3 && math.pow(2, 5) == 32 && math.isNaN(new.n) == false
        && int('12') == 12 && float('1.5') == 1.5 && string(12) == '12'
        && new.n * 2 >= 4 && math.sqrt(new.area) == 4`,
      { new: { n, area }, at: '2026-11-21T12:34:56Z' },
    ),
  ),
  'unsupported-feature-witness': [yes("hashing.crc32('map').toBase64().size() == 8")],
};
