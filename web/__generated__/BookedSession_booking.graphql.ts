/**
 * @generated SignedSource<<29b8957d03dd07a547eaa2b13de4982c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookedSession_booking$data = {
  readonly databaseId: number;
  readonly menteeName: string;
  readonly startsAt: string | null;
  readonly " $fragmentType": "BookedSession_booking";
};
export type BookedSession_booking$key = {
  readonly " $data"?: BookedSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookedSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookedSession_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "menteeName",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "f4ad630d3e67306047982b5985b47ab3";

export default node;
