/**
 * @generated SignedSource<<e1e30f3df87588ebec8edb82e682b472>>
 * @relayHash c89a13c80854816ccfe5e66565647c7e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d66e5a77279e2a9716083acc424ec009a61c25f4f123e1cd39c420986957fc

import type { ConcreteRequest } from 'relay-runtime';
export type CertificatePageQuery$variables = {
  code: string;
};
export type CertificatePageQuery$data = {
  readonly certificate: {
    readonly date: string;
    readonly duration: string;
    readonly instructorName: string;
    readonly issuedAt: string;
    readonly name: string;
    readonly pdfPath: string;
    readonly workshopTitle: string;
  } | null;
};
export type CertificatePageQuery$rawResponse = {
  readonly certificate: {
    readonly date: string;
    readonly duration: string;
    readonly instructorName: string;
    readonly issuedAt: string;
    readonly name: string;
    readonly pdfPath: string;
    readonly workshopTitle: string;
  } | null;
};
export type CertificatePageQuery = {
  rawResponse: CertificatePageQuery$rawResponse;
  response: CertificatePageQuery$data;
  variables: CertificatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "Certificate",
    "kind": "LinkedField",
    "name": "certificate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workshopTitle",
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
        "kind": "ScalarField",
        "name": "date",
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
        "name": "issuedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pdfPath",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CertificatePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CertificatePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74d66e5a77279e2a9716083acc424ec009a61c25f4f123e1cd39c420986957fc",
    "metadata": {},
    "name": "CertificatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4fee0f8ad4e7d2bcef2aed31d4a2e43d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
