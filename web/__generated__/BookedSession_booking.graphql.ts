/**
 * @generated SignedSource<<2d4061205daa5b599d3b81f0f2e38227>>
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
  readonly startsAt: string | null | undefined;
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
