-- The payments that were there, in one UPDATE, which locks their rows alone. What a payment that has bought nothing leaves with
-- us is nobody's earning. A row that a trigger has written meanwhile stays as it is.
UPDATE "payments" p SET
    "mentor_id" = bought."mentor_id",
    "platform_fee" = CASE WHEN bought."has_bought" THEN p."platform_fee" ELSE p."amount" END,
    "mentor_earning" = CASE WHEN bought."has_bought" THEN p."mentor_earning" ELSE 0 END
  FROM (
    SELECT p."id", coalesce(w."mentor_id", b."mentor_id") AS "mentor_id", b."id" IS NOT NULL OR r."id" IS NOT NULL AS "has_bought"
    FROM "payments" p
      LEFT JOIN "bookings" b ON b."payment_id" = p."provider_payment_id"
      LEFT JOIN "workshop_registrations" r ON r."razorpay_payment_id" = p."provider_payment_id"
      LEFT JOIN "workshops" w ON w."id" = r."workshop_id"
  ) bought
  WHERE bought."id" = p."id" AND p."mentor_id" IS NULL
    AND (bought."mentor_id" IS NOT NULL OR (NOT bought."has_bought" AND p."mentor_earning" > 0));
