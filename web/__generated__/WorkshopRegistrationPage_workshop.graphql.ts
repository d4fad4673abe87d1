/**
 * @generated SignedSource<<9df2eb635fde22285e8442871aa25f8c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopRegistrationPage_workshop$data = {
  readonly databaseId: number;
  readonly date: string;
  readonly description: string;
  readonly duration: string;
  readonly image: string | null;
  readonly instructorName: string;
  readonly isActive: boolean;
  readonly isFull: boolean;
  readonly mentor: {
    readonly databaseId: number;
  } | null;
  readonly price: number;
  readonly registrationClosesAt: string;
  readonly time: string;
  readonly title: string;
  readonly " $fragmentType": "WorkshopRegistrationPage_workshop";
};
export type WorkshopRegistrationPage_workshop$key = {
  readonly " $data"?: WorkshopRegistrationPage_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopRegistrationPage_workshop">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopRegistrationPage_workshop",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instructorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFull",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationClosesAt",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};
})();

(node as any).hash = "ad542a17cda3b7d6b78523d4d40cc38f";

export default node;
