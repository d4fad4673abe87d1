/**
 * @generated SignedSource<<e5a4858d42ae7c2b0ec63fb976086c48>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type booked_viewer$data = {
  readonly bookings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly endDate: string | null;
        readonly mentor: {
          readonly databaseId: number;
        } | null;
        readonly startsAt: string | null;
        readonly status: BookingStatus;
      };
    }>;
  };
  readonly " $fragmentType": "booked_viewer";
};
export type booked_viewer$key = {
  readonly " $data"?: booked_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"booked_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "booked_viewer"
};

(node as any).hash = "049084ad9ac934c3af123ac75d68460f";

export default node;
