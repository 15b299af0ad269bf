/** The tables of commerce, oldest step first. Only ever add to the end. */
export const commerceMigrations: readonly string[] = [
  `CREATE TABLE inventory (
    shop TEXT NOT NULL,
    sku TEXT NOT NULL,
    declared INTEGER NOT NULL,
    available INTEGER NOT NULL CHECK (available >= 0),
    PRIMARY KEY (shop, sku)
  ) STRICT, WITHOUT ROWID;`,

  `CREATE TABLE carts (
    id TEXT PRIMARY KEY,
    shop TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    country TEXT NOT NULL,
    email TEXT,
    phone TEXT,
    preferences TEXT,
    note TEXT,
    attributes TEXT NOT NULL DEFAULT '[]',
    delivery_option TEXT,
    payment TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    completed_at TEXT
  ) STRICT;
  CREATE TABLE cart_lines (
    id TEXT PRIMARY KEY,
    cart TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    sku TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity >= 1),
    attributes TEXT NOT NULL,
    UNIQUE (cart, sku, attributes)
  ) STRICT;
  CREATE TABLE cart_discount_codes (
    cart TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (cart, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE cart_addresses (
    id TEXT PRIMARY KEY,
    cart TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    selected INTEGER NOT NULL,
    one_time_use INTEGER NOT NULL,
    address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX cart_addresses_by_cart ON cart_addresses (cart);`,

  `CREATE TABLE order_numbers (
    shop TEXT PRIMARY KEY,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    number INTEGER NOT NULL,
    cart TEXT NOT NULL UNIQUE REFERENCES carts (id),
    email TEXT NOT NULL COLLATE NOCASE,
    locale TEXT NOT NULL,
    currency TEXT NOT NULL,
    total INTEGER NOT NULL,
    details TEXT NOT NULL,
    payment_reference TEXT NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (shop, number)
  ) STRICT;
  CREATE INDEX orders_by_email ON orders (email);
  CREATE TABLE order_lines (
    order_id INTEGER NOT NULL REFERENCES orders (id),
    position INTEGER NOT NULL,
    sku TEXT NOT NULL,
    title TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity >= 1),
    unit_price INTEGER NOT NULL,
    discount INTEGER NOT NULL,
    total INTEGER NOT NULL,
    attributes TEXT NOT NULL,
    PRIMARY KEY (order_id, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE code_redemptions (
    order_id INTEGER NOT NULL REFERENCES orders (id),
    code TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY (order_id, code)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX code_redemptions_by_email ON code_redemptions (email, code);
  CREATE TABLE completion_attempts (
    id TEXT PRIMARY KEY,
    cart TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    token TEXT NOT NULL,
    outcome TEXT NOT NULL,
    order_id INTEGER REFERENCES orders (id),
    decided_at TEXT NOT NULL,
    known_from TEXT NOT NULL,
    UNIQUE (cart, token)
  ) STRICT;`,
];
