/**
 * @generated SignedSource<<ccc25b6b697f7ad097669cec3bef2f1a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionDays_sessions$data = ReadonlyArray<{
  readonly id: string;
  readonly startsAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"SessionCard_booking">;
  readonly " $fragmentType": "SessionDays_sessions";
}>;
export type SessionDays_sessions$key = ReadonlyArray<{
  readonly " $data"?: SessionDays_sessions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionDays_sessions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SessionDays_sessions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionCard_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "6faf079a53c68590d25f0631650cae5f";

export default node;
