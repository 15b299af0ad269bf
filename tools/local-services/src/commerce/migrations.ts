/** Migrations of the commerce tables, the oldest first. New ones must be added at the end. */
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

  `CREATE TABLE commerce_secrets (
    name TEXT PRIMARY KEY,
    secret TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE customers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    verified INTEGER NOT NULL DEFAULT 0,
    password_hash TEXT,
    first_name TEXT,
    last_name TEXT,
    phone TEXT,
    accepts_marketing INTEGER NOT NULL,
    default_address INTEGER REFERENCES customer_addresses (id) ON DELETE SET NULL,
    locale TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (shop, email)
  ) STRICT;
  CREATE TABLE customer_addresses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX customer_addresses_by_customer ON customer_addresses (customer);
  CREATE TABLE customer_sessions (
    token_hash TEXT PRIMARY KEY,
    customer INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX customer_sessions_by_customer ON customer_sessions (customer);
  CREATE INDEX customer_sessions_by_expiry ON customer_sessions (expires_at);
  CREATE TABLE customer_keys (
    key_hash TEXT PRIMARY KEY,
    customer INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'activation')),
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX customer_keys_by_customer ON customer_keys (customer);
  CREATE TABLE marketing_consents (
    id INTEGER PRIMARY KEY,
    customer INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    accepted INTEGER NOT NULL,
    decided_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE recovery_requests (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    email_hash TEXT NOT NULL,
    asked_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX recovery_requests_by_age ON recovery_requests (asked_at);
  ALTER TABLE carts ADD COLUMN customer INTEGER REFERENCES customers (id);
  ALTER TABLE orders ADD COLUMN customer INTEGER REFERENCES customers (id);
  CREATE INDEX orders_by_customer ON orders (customer);
  CREATE TABLE shipments (
    id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    carrier TEXT,
    tracking_number TEXT,
    tracking_url TEXT,
    shipped_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX shipments_by_order ON shipments (order_id);
  CREATE TABLE shipment_lines (
    shipment INTEGER NOT NULL REFERENCES shipments (id),
    position INTEGER NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity >= 1),
    PRIMARY KEY (shipment, position)
  ) STRICT, WITHOUT ROWID;`,

  `CREATE TABLE gift_cards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shop TEXT NOT NULL,
    code_hash TEXT UNIQUE,
    last_characters TEXT,
    currency TEXT NOT NULL,
    initial_amount INTEGER NOT NULL CHECK (initial_amount > 0),
    balance INTEGER NOT NULL CHECK (balance >= 0 AND balance <= initial_amount),
    order_id INTEGER NOT NULL REFERENCES orders (id),
    position INTEGER NOT NULL,
    unit INTEGER NOT NULL,
    delivery TEXT NOT NULL,
    due_at TEXT NOT NULL,
    issued_at TEXT,
    expires_at TEXT NOT NULL,
    UNIQUE (order_id, position, unit)
  ) STRICT;
  CREATE INDEX gift_cards_waiting ON gift_cards (due_at) WHERE issued_at IS NULL;
  CREATE TABLE cart_gift_cards (
    id TEXT PRIMARY KEY,
    cart TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    gift_card INTEGER NOT NULL REFERENCES gift_cards (id),
    UNIQUE (cart, gift_card)
  ) STRICT;
  CREATE TABLE gift_card_payments (
    order_id INTEGER NOT NULL REFERENCES orders (id),
    gift_card INTEGER NOT NULL REFERENCES gift_cards (id),
    amount INTEGER NOT NULL CHECK (amount > 0),
    PRIMARY KEY (order_id, gift_card)
  ) STRICT, WITHOUT ROWID;`,

  `CREATE TABLE price_changes (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    sku TEXT NOT NULL,
    amount INTEGER CHECK (amount > 0),
    compare_at INTEGER,
    changed_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX price_changes_by_sku ON price_changes (shop, sku, id);`,

  `CREATE TABLE IF NOT EXISTS rate_limit_tries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    subject TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS rate_limit_tries_by_subject ON rate_limit_tries (subject, ends_at);
  CREATE INDEX IF NOT EXISTS rate_limit_tries_by_end ON rate_limit_tries (ends_at);`,

  `ALTER TABLE customer_sessions ADD COLUMN family TEXT;
  UPDATE customer_sessions SET family = token_hash;
  CREATE INDEX customer_sessions_by_family ON customer_sessions (family);
  CREATE TABLE customer_email_changes (
    customer INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
    key_hash TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL COLLATE NOCASE,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX customer_email_changes_by_expiry ON customer_email_changes (expires_at);
  CREATE INDEX customer_keys_by_expiry ON customer_keys (expires_at);
  CREATE INDEX carts_open_by_age ON carts (updated_at) WHERE completed_at IS NULL;
  CREATE INDEX customers_without_password ON customers (updated_at) WHERE password_hash IS NULL;`,
];
